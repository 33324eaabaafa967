export const SEED = 'lekcja-5784';

/** Romans and Greeks, both with the side for beginners. */
export const SEATED = 'romans 294 greeks 222';

/** Thirteen rounds of the same game as they were played once: the second part begins after them. */
export const THIRTEEN_ROUNDS = `${SEATED}
313 decline 310 a 2 2 21 decline end 18 done 241 decline 238 a 12 12 decline 28 decline end 49 done 309 a 18 18 18
accept accept 312 end 3 done 242 decline 240 243 a end 49 done 18 decline 308 b decline revolt 315 77 49 done end 3
done 312 314 c accept a decline 310 a 316 c 3 41 decline end 39 302 311 307 309 236 239 b end 49 done 308 b 237 a
end 39 309 311 304 done 244 a 233 decline 238 13 end 49 13 done 314 a 237 b 18 18 accept accept end 49 302 310 done
13 13 accept accept 238 234 a 236 end 5 done 312 304 b accept a 13 b 302 accept decline b 314 4 242 307 67 end 24
310 4 67 done 235 65 242 decline end 24 239 done 311 b 232 b 305 309 308 decline decline a 5 6 end 24 237 a 49 65
end 9 236 78 done 4 a 49 b 3 57 decline 311 24 24 end 39 done 78 b 232 238 241 end 33 303 a 12 b 307 62 308 accept
decline 313 decline end 19 done 233 237 end 19 236 235 228 310 b 13 b 62 a 302 decline accept a end 39 304 67
innovate 39 9 39 18 a 238 c 227 2 15 3 302 decline decline b 303 end 33 end 48 39 232 done 312 5 a 67 12 a 309 b 19
19 4 302 20 308 end 33 228 235 236 31 303 49 49 31 75 a end 23 312 307 a 306 49 236 a
`;
