/** Choices as they were made once, all seats: the second part begins after the first of these, the third after both. */
export const FIRST_ROUND = `
314 1365 4 fish
332 1391 3 wood stone
324 1338 0 fish fruit
0 0 0
harvest-stone 1 end   harvest-stone end   harvest-wood 29 end
recruit end   recruit end   taxes end
build temple cube cube end   harvest-wood end   reproduce end
end end end
202 226   none 227 205   none 205 227
`;

export const SECOND_ROUND = `
0 0 0
457 market@domestic-cattle 56 57 58 done   done   done
token done   done   done
trade sell@domestic-stone end   harvest-stone end   taxes end
explore take 344 1392 4 cattle fruit 202 777 778 end   build temple cube cube end   build ship cube end
taxes end   harvest-wood end   harvest-wood 29 end
end end end
219 226 457 market@domestic-fish   205 237   none 237 239
`;
