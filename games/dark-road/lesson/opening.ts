/** The night as it was played once, a turn a line, both seats in the order in which they are asked. The second part begins after these. */
export const IN_THE_CITY = `
three@reserve-0 slot-1@locks-0 stay visit@queens-commissions 116 end
one@reserve-1 slot-3@locks-1 gain(2 coins) stay visit@dark-market marker@dm-left end
two@reserve-0 slot-3@locks-0 gain(2 coins) stay visit@ringway-inn 31 end
two@reserve-1 slot-3@locks-1 gain(2 coins) stay visit@ringway-inn 24 end
four@reserve-0 slot-2@locks-0 moveGlowToPool() ride@space-1 stay visit@queens-commissions 122
visit@great-bazaar done buy@field-tome buy@field-staff buy@field-potion done 608 potion@goods-0 end
blank@reserve-1 slot-3@locks-1 gain(2 coins) stay visit@queens-commissions 125 end
`;

/** The fourth turn, which is the second part, and all others: dawn. */
export const UNTIL_DAWN = `
slot-3@locks-0 gain(2 coins) stay visit@yurgs-excursions travel() 212 visit@town-hendolina yes 6@dice 4@dice 116 visit@town-daciszklarki
fine-potion@goods-0 24 tome@goods-0 staff@goods-0 31 fortune-coins end
slot-2@locks-1 gain(1 lantern) stay visit@yurgs-excursions travel() 216 visit@town-kopczyczorty yes 5@dice 3@dice 5 visit@town-wierszonoc 122 4
fortune-glow end
blank@reserve-0 slot-1@locks-0 ride@space-2 visit@yurgs-excursions travel() 203 shortcut visit@town-kopczyczorty yes reroll 6@dice 20 6@dice
blind@hero-deck fortune-upgrade 703 fortune-glow end
blank@reserve-1 slot-1@locks-1 ride@space-3 visit@yurgs-excursions travel() 201 visit@town-daciszklarki no 5@dice 20 fortune-feat 402
instrument@field-instrument end
three@reserve-0 slot-1@locks-0 visit@yurgs-excursions travel() 209 visit@town-pogorzelce yes 4@dice 3@dice 18 fortune-glow end
three@reserve-1 slot-3@locks-1 gain(2 coins) ride@space-2 visit@yurgs-excursions travel() 214 visit@town-daciszklarki no 6@dice fortune-feat 418 end
slot-3@locks-0 gain(2 coins) visit@yurgs-excursions travel() 202 visit@town-daciszklarki no 5@dice done fortune-coins end
slot-1@locks-1 visit@yurgs-excursions travel() 207 visit@town-kopczyczorty no reroll 3@dice done fortune-feat 408 end
two@reserve-0 slot-3@locks-0 rotateWheel() companion cave-dragon-2@202 tome@field-tome visit@yurgs-excursions travel() 208 shortcut
visit@town-kopczyczorty yes 6@dice fine-potion@field-potion visit@town-kopczyczorty 125 fine-potion@goods-1 tome@goods-1 fortune-feat 407 fortune-feat
404 armor@field-armor end
companion phoenix-1@207 star@reserve-1 slot-1@locks-1 visit@yurgs-excursions travel() 200 shortcut visit@town-wierszonoc no reroll fortune-upgrade 701
fortune-feat 416 end
slot-2@locks-0 gain(1 lantern) stay visit@yurgs-excursions travel() blind@companion-deck visit@town-hendolina no 2@dice fortune-feat 405 end
slot-2@locks-1 no visit@yurgs-excursions travel() 204 visit@town-wawozno yes 3@dice 2@dice fortune-feat blind@feat-deck end
slot-1@locks-0 potion@goods-0 ride@space-1 visit@queens-commissions 123 end
slot-2@locks-1 no visit@yurgs-excursions travel() 213 shortcut visit@town-pogorzelce yes reroll 6@dice fortune-feat 401 fortune-coins end
slot-3@locks-0 companion raven-2@209 gain(2 coins) visit@yurgs-excursions travel() 206 visit@town-wierszonoc yes 5@dice potion@field-potion
instrument@goods-0 potion@field-potion done fortune-coins end
slot-3@locks-1 gain(2 coins) visit@queens-commissions 111 end
slot-1@locks-0 tome@field-tome visit@yurgs-excursions travel() 215 shortcut visit@town-wierszonoc no done fortune-coins fortune-feat 406 end
slot-2@locks-1 no visit@yurgs-excursions travel() 210 visit@town-daciszklarki yes 5@dice done fortune-coins end
gain(1 lantern) visit@ringway-inn 8 armor@goods-0 done end
tome@field-tome weapon@goods-1 visit@ringway-inn look@hero-deck 34 tome@goods-1 done end
`;
