import type { ReactNode } from 'react';

/** The stones of the mosaic, by letter. */
const STONES: { readonly [letter: string]: string } = {
  a: '#E9DBB6',
  b: '#F1E6C8',
  c: '#9C2F24',
  d: '#1F3C82',
  e: '#A83A2C',
  f: '#2A4FA0',
  g: '#24458F',
  h: '#C79A2E',
  i: '#D8AE45',
  j: '#EFE4C4',
  k: '#D1B878',
  l: '#FBF0C8',
  m: '#E3D2A0',
  n: '#D9C288',
  o: '#DFCB97',
  p: '#DDB54C',
  q: '#C0412F',
  r: '#E6C260',
  s: '#D3A93F',
  t: '#A93628',
  u: '#234389',
  v: '#231B2E',
  w: '#8A6A1E',
  x: '#C2932B',
  y: '#CB4D39',
  z: '#B78824',
  A: '#AC7F20',
  B: '#94741F',
  C: '#1A1524',
  D: '#9C7A22',
  E: '#F6E4A6',
  F: '#CFA138',
};

/** A helmet in a frame of red and cream, laid stone by stone. */
const PATTERN = `
dgdffgfggggggdffgfdddfddgdgggddddffdfdddgfffff
daabcebaaeeeaaaeceabacccbabeceaabceeabbecebbbd
dbcebbaeeebabcccbaacecaaacecaaacecbaaecebbccag
gecbbeceaaacccbaaeccbaaccebbaeeebbbeecbabebccd
feaahihihiiihhhhihihihiiihhiihhhiihiiiiihiabcg
dcaehoonnjamjjmjkknnokojmjmjmknonnknojjjjiebcf
gaachnoknajjajmajkkkonnjmjjjakkkknkomjaaahcbbg
gbechkoonnmjaaamjononooamamjmkkonnojmmmmjiccbd
faeainnnkknmjjjaaokknooamjaaoonnknkajmaaahacag
feebhkonookjjmmjakkkllbllbjjkooonkjmjaamaiaccf
febaiokonooommjjlbbbtyytcqllbookoojjammjmiabeg
debcinknknnkmmlltqqttqyccyqtcllkkjajammjjieaed
daacimokknkkklbcttqqcqyttqqttqqbljjajajakhebaf
dbcehmmnnknobqyyccyyccqctyyctqytbbmjamjonieebd
gaeahamakonbttqyctqqtcqttqtcqyctcbbmjjnnnibeag
fecahamjahbytctqqttlblbblblcyqccqybbanknohbced
debbhmamibyyqcccqbbzAAllxrlblctqyqtlionkkhabcg
gebcijamhlccqqccbBxzzxElxsrsrbqytctclinoohebed
fbaeimmhbqctcqylDwzAzzElxspprrlcctqqlhhkkhcaag
dacehmiblqqctcbDwDxzxzlExrppsrsbyqqycbhnmhecbf
gaeaiohlcqqyqlBwDBAzzAElzrssssssqqcttblimiacbg
decbihbbccctqlBDwwAxAzlEzssppppslccccqlhmhbecf
gcaaihbbttttlwwDBwAAxAllzprsrspslyyyqylbhiaaef
fcaehlbbyqyqbwBwwwzAzAllxsprsrsrrqqyqcbbhhcbeg
faacillcyyyqbDDBwDxzxzElzpssspprrttctcbliicbbg
fbceillttttcDBwDDDxAxAlEzppppsrspbccctlfbhecbf
dbcbhlbqqcttwwwBwwzzzxllArppspsppyyqyylgbhaebf
gcebhldltuggDwBDDBAAAzzAxspsrrrppdffuyldliaecg
gcaaibgggfgfwBDBDBxAzAlFzppppprspfduufudlhbbef
dcachbdfdfddDwwvCCvvxAExArCvvCCprfgdguuubieacg
fbbcibguudguDwCvvvCvvzEFxCvCvvvCpgfguugfliebad
daeeibfffuggBwDvvvCvvvlFvCvCvvCprudddfgdlhccaf
gaebhlgfudffwBwCvvvvvClxvCCCCvprpudguggflhacaf
deeaibfudgggBwwwBwCvCvExvvCvsrrsrugdufudliaecf
gcbbilfugdfguBDDwwxxzvlxzrrspppsrddgggfbiiaaeg
febehblgufgdfwBBDBzxACExArssrpsrrugdfddbhicacd
dabeihbffgfufBBwwBzxAvEFAsrrppspuggfgfuliiebbg
dbechhbgdguddBwDwwxzzCExxrrpprrsfufudulikiceaf
dbebijilgduffdDwBBxAxvlFAsrsrrrsugfgdblhohaebg
fceahahbbdgfudwDDBxxzCEvxpsspprpufdddlhmkiaeef
debahknhbggfuuBDBwAxACvvzsrpprpggugulhhajhbaed
deaehkknilgfuddDBwxxAvCCAsprssrgdfdbbhjjjhcacg
dbbcionohibdfffDBBzzACvCfrsrspufddllhmjjaicabf
faecinookihllfufDBAzAvvCgsrrrrugulbiomaamheeaf
dbcbhkonmahibbfddwzxfCCvgpsssuublhiknojmmhacbg
gccahkkmamjjhibbdfgAfCvvufpuubbbhhkoknnmaiaccg
fcbahkaajjjmjhhhlbllfgdddflbblhijoknokknmhaacg
fcaciajjaajjnnniiihlblblblihhimaakknonnkoicbcd
faaehmmmmjaaokonknahhihiiihojamjmjkonkknoheabg
dbeeiajamamkonoknjajammkokkoamamamooknoknicebf
gaebhmamjmaonnnkkjmamjjooknnmjajmmjnonnnkhbead
dcebhaamjjkkkokkomaammjooknkkjjjjmjokkknniaccd
febahjjjmmkkooknkmjmjajokookojmajmmanknonibbcd
deaehhihiiihihhihhhhhhhhihhiihiiihhiiiiiihcacg
dbbcbcccbabeeebabeecbbbcecbaaeeebbbeceaaacebbf
dbeebaaeceaabccebbacecaaaceeaaacccabaeecabecad
gabacebbaeeebbbceebbaeccabbeccaaaeceaabcecbbaf
dddffgddgdddgfddggdfggdfdddffggdfddgfgdddddddg
ggdffffffdggfdffgffgdggfdgdfffgggfffgfggddfgdg
`
  .trim()
  .split('\n');

/** From one stone to the next. */
const PITCH = 6.5;
const STONE = 5.9;

/** A number from 0 to 1 that is always the same for the same stone, so that the mosaic looks laid by hand, once. */
function byHand(column: number, row: number, corner: number): number {
  const mixed = Math.imul(column * 73_856_093 + row * 19_349_663 + corner * 83_492_791, 2_654_435_761) >>> 0;
  return (mixed >>> 8) / 0xff_ff_ff;
}

/** No stone is quite square. */
function stone(column: number, row: number): string {
  const near = (corner: number): number => byHand(column, row, corner) - 0.5;
  const [left, top] = [2.3 + column * PITCH, 2.3 + row * PITCH];
  const point = (x: number, y: number, corner: number): string =>
    `${(x + near(corner)).toFixed(1)} ${(y + near(corner + 4)).toFixed(1)}`;
  return `M${point(left, top, 0)}L${point(left + STONE, top, 1)} ${point(left + STONE, top + STONE, 2)} ${point(left, top + STONE, 3)}z`;
}

/** All stones of one colour are one path. */
function laid(): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  PATTERN.forEach((line, row) => {
    [...line].forEach((letter, column) => {
      paths.set(letter, (paths.get(letter) ?? '') + stone(column, row));
    });
  });
  return paths;
}

const MOSAIC = laid();

/** The cover of Imperium: a mosaic with its grout. */
export const ImperiumCover = (): ReactNode => (
  <>
    <rect width={300} height={380} fill="#5A4A38" />
    {[...MOSAIC].map(([letter, path]) => (
      <path key={letter} fill={STONES[letter]} d={path} />
    ))}
  </>
);
