/** Two rounds as they were played once, by round: the second part begins after them. In drafts both seats pick in turn. */
export const TWO_ROUNDS = `
218 excavate 21 135 sample@507 market 30 trader@queue-4 add@track-green
206 stay command 13 envoy@centre-left done command 40 trader@queue-3 envoy@centre-middle
travel 60 401 217 done excavate 124 129 sample@505 sample@506
404 216 excavate 45 skip command 34 envoy@centre-right trader@queue-6
command 37 trader@queue-1 envoy@centre-left sell 61 200 203 129 135
stay excavate sample@534 sell 64 202 205
survey 35 7 137 sample@508 138 sample@509 pass
403 211 pass end

59 10 12 42 25 29 5 55 41 24 27 22
command 59 trader@queue-6 envoy@centre-right survey 27 6 148 sample@510 none
405 213 excavate 29 sample@531 excavate 3 sample@521
travel 62 400 208 command 17 trader@queue-3 envoy@centre-middle
404 215 excavate 24 excavate sample@533
command 5 envoy@centre-middle trader@queue-3 command 12 withdraw@centre-left 701 28 43 39 trader@queue-1
stay survey 15 57 126 none command 55 trader@queue-4 withdraw@centre-middle 700 2 9 11
survey 25 151 sample@511 145 smuggle 124 137
403 212 sell 65 excavate sample@523
travel 48 402 205 excavate 54 sample@517
404 219 command 52 withdraw@centre-middle 700 44 22 23 trader@queue-3 sell 63 sell@track-red
excavate sell 60 200 205
405 214 excavate command envoy@centre-right trader@queue-6
command withdraw@centre-middle 700 18 1 32 trader@queue-4
command withdraw@centre-left 701 20 49 26 trader@queue-2
403 211 sell 104
command envoy@centre-left trader@queue-2 pass end
`;
