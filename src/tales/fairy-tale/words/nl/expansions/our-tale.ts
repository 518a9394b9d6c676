import type { ExpansionWords } from '../../expansion-words.ts'

export const expansionOurTale: ExpansionWords['ourTale'] = {
  things: {
    kiln: 'een oven',
    well: 'een put',
    chute: 'een glijbaan',
    barracks: 'de kazerne van de koning',
    village: 'een dorp',
    cottage: 'het huisje van grootmoeder',
    'spinning-room': 'een spinkamer',
    ballroom: 'een balzaal',
    'bell-tower': 'een klokkentoren',
    'wise-woman': 'de hut van de wijze vrouw',
    wizard: 'de tovenaar',
  },
  ways: {
    lit: ['[Er steeg rook op|Vlammen sloegen op], en een stuk bos [brandde|stond in vuur].'],
    burnt: ['[Er bleef alleen as over|Het vuur brandde uit], en een weg was [weg|er niet meer].'],
    scorched: [
      'Het vuur [likte aan de Eik|bereikte de schors van de Eik], en een hart ging verloren.',
      '[Vonken vlogen|De wind draaide], en de Eik brandde [waar het pijn deed|tot op het hout].',
    ],
    poured: ['Water van {who}, en het vuur [siste en was uit|doofde].'],
    flooded: ['De sluis ging open, en het water [liep de heuvel af|nam alles mee].'],
    rolled: ['Een duw van {who}, en het rotsblok [donderde naar beneden|rolde en rolde].'],
    bridge: ['De kettingen van de ophaalbrug [ratelden|piepten] onder de handen van {who}.'],
    sign: ['De wegwijzer wees opeens een andere kant op, [en dat was het werk van {who}|dankzij {who}].'],
    soldier: [
      'Een tinnen soldaat [betrok de wacht|sprong in de houding], [hellebaard in de hand|recht als een kaars].',
    ],
    'soldier-fell': [
      'Een soldaat [hield de weg|bleef staan] en [viel|werd niet meer gezien], en het monster met hem.',
    ],
    saved: [
      'Een dorpeling [bereikte de Eik|ging onder de Eik zitten], met knapzak en al, en was veilig.',
      '[Buiten adem|Zingend] kwam een dorpeling bij de Eik, en [kreeg soep|sliep een dag lang].',
    ],
    stolen: [
      'Een dorpeling werd [weggevoerd|meegesleurd] [het donker in|onder een arm].',
      'Uit het dorp klonk een kreet, en [er was er één minder|een deur stond open].',
    ],
    grieved: [
      'De tweede dorpeling werd [weggevoerd|meegesleurd], en een hart van de Eik [brak erom|ging mee verloren].',
    ],
    drummed: ['[Boem, boem|Dom, dom], deed de oorlogstrom, en er kwam er nog één.'],
    grove: ['In het donkere bosje waren ze [te veel|meer dan wij], en een hart van de Eik werd koud.'],
    fetched: ['Met {thing} [in de hand|onder de arm] ging {who} weer op pad.'],
    brought: [
      'Door {who} kwam {thing} [waar ernaar verlangd werd|bij de juiste deur], en de dank was groot.',
    ],
    dropped: [
      'Tussen de monsters raakte {who} {thing} [kwijt|plotseling kwijt].',
      'Er gromde iets, en [weg was {thing}|daar rolde {thing} heen].',
    ],
    heart: [
      'Een hart van de Eik [kwam terug|begon weer te kloppen].',
      '[Diep in het hout|Onder de schors] klopte weer iets: een hart was terug.',
    ],
    cursed: ['Met de duistere diamant kwam een vloek: {thing}.'],
    lifted: [
      'En de vloek [was opgeheven|was gebroken].',
      '[Een last viel van het bos|De vogels begonnen te zingen]: de vloek was voorbij.',
    ],
    found: [
      'Een spreuk voor {who}, [klein geschreven|op oud perkament]: {thing}.',
      '[Achter een steen|In een holle boom] lag een spreuk voor {who}: {thing}.',
    ],
    cast: ['De woorden van {who} klonken: {thing}, en [het gebeurde|de bladeren trilden].'],
    foretold: [
      'De wijze vrouw [keek in haar glas|sloot haar ogen|roerde in haar thee] en zei wat er zou komen.',
    ],
    taken: ['Die nacht werd {who} weggevoerd, en [niemand zag het|er kwam geen teken meer|het bos zweeg].'],
  },
}
