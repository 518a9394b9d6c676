import { strong } from '../../../../../ui/text/emphasis.ts'
import { capital, countNoun, inWords } from '../../../../../ui/text/nl/numbers.ts'
import type { ExpansionWords } from '../../expansion-words.ts'
import { verb } from '../base.ts'
import { expansionNames } from './log.ts'

const monsters = (n: number) => (n === 0 ? '' : `, ${countNoun(n, 'monster', 'monsters')} weg`)
const turns = (left: number) => (left === 1 ? 'nog één beurt' : `nog ${inWords(left)} beurten`)

export const expansionTable: ExpansionWords['table'] = {
  means: {
    light: 'Steekt één tegel hiernaast aan. Alle monsters daar zijn weg. Gratis. Werkt één keer.',
    flood:
      'Opent de sluis: een lagere tegel hiernaast en twee trappen verder lopen onder. Gratis. Werkt één keer.',
    roll: 'Rolt het rotsblok recht naar beneden. Alle monsters onderweg verdwijnen. Gratis. Werkt één keer.',
    point: 'Draait de wegwijzer naar een andere weg van deze tegel. Gratis, één keer per beurt.',
    switch: 'Haalt de brug op of laat haar neer. Gratis, één keer per beurt.',
  },
  toAim: {
    light: 'Druk op een tegel in een blauw kader om die aan te steken.',
    flood: 'Druk op een tegel in een blauw kader: het water loopt daar eerst heen.',
    roll: 'Druk op een tegel in een blauw kader: het rotsblok rolt die kant op.',
    point: 'Druk op de tegel waar de wegwijzer naar moet wijzen.',
    switch: 'Druk op de tegel achter de brug om die op te halen of neer te laten.',
  },
  on: {
    light: (tile) => `Richt de fakkel hier: ${tile}`,
    flood: (tile) => `Richt het water hier: ${tile}`,
    roll: (tile) => `Richt het rotsblok hier: ${tile}`,
    point: (tile) => `Wijs hierheen: ${tile}`,
    switch: (tile) => `Zet de brug om naar: ${tile}`,
  },
  now: {
    light: 'Steek aan',
    flood: 'Open de sluis',
    roll: 'Laat rollen',
    point: 'Draai de wegwijzer',
    switch: 'Zet de brug om',
  },
  deeds: {
    names: { pour: 'Blussen', lead: 'Meenemen', recruit: 'In dienst', march: 'Mars', cast: 'Spreuk' },
    means: {
      pour: 'Dooft het vuur op één tegel hiernaast. Gratis. De emmer is dan leeg.',
      lead: 'Je volgende stap neemt een dorpeling van deze tegel mee.',
      recruit: 'Een bevel: hier staat een soldaat meer. Eén bevel per beurt, gratis.',
      march: 'Een bevel: een soldaat loopt één of twee stappen. Eén bevel per beurt, gratis.',
      cast: 'Je spreuk. Gratis. Werkt één keer, en één per beurt.',
    },
    left: { pour: 'vol', lead: 'één', recruit: 'bevel', march: 'bevel', cast: 'één keer' },
    toAim: {
      pour: 'Druk op een brandende tegel in een blauw kader om die te blussen.',
      lead: 'Druk op een tegel in een blauw kader om een dorpeling mee te nemen.',
      march: 'Druk op de tegel van een soldaat in een blauw kader.',
      marchTo: 'Druk op waar de soldaat heen moet.',
      cast: 'Druk op een tegel in een blauw kader: daar werkt de spreuk.',
    },
  },
  offers: {
    pour: (tile) => `Blus hier: ${tile}`,
    soldier: (tile) => `Laat de soldaat marcheren van: ${tile}`,
    march: (tile) => `Marcheer hierheen: ${tile}`,
    lead: (tile) => `Loop hierheen met een dorpeling: ${tile}`,
    cast: (tile) => `Spreek de spreuk hier: ${tile}`,
    point: (tile) => `Wijs hierheen: ${tile}`,
    switch: (tile) => `Zet de brug om naar: ${tile}`,
  },
  land: {
    takes: (words, count, gone, spoilt) =>
      `${words}: ${countNoun(count, 'tegel', 'tegels')}${monsters(gone)}${spoilt === 0 ? '' : `, ${countNoun(spoilt, 'ding', 'dingen')} bedorven`}`,
    fire: (left) => `brandt, ${turns(left)}`,
    water: (left) => `onder water, ${turns(left)}`,
    curse: (curse) => `vervloekt: ${expansionNames.curses[curse]}`,
    soldiers: (count) => `soldaten: ${inWords(count)}`,
    villagers: (count) => `dorpelingen: ${inWords(count)}`,
    bearing: (hero, thing) =>
      `${hero} met ${thing === 'bucket' ? 'een volle emmer' : expansionNames.things[thing]}`,
    awaits: (hero, thing) => `wacht op ${hero} met ${expansionNames.things[thing]}`,
    catchesNext: 'vat vlam als deze beurt eindigt',
  },
  done: {
    chute: 'gebruikte glijbaan',
    cottage: 'gebruikt huisje van grootmoeder',
    'spinning-room': 'gebruikte spinkamer',
    ballroom: 'gebruikte balzaal',
  },
  untilWrecker: (n) => (n === 0 ? 'De volgende is een breker.' : `Nog ${n} tot een breker.`),
  carriesThing: (thing) => `Draagt ${thing}.`,
  carriesWater: 'Heeft een volle emmer.',
  hasSpell: (spell) => `Heeft de spreuk ${spell}.`,
  foretold: (face) => `De wijze vrouw voorspelde een ${face}.`,
  phases: {
    nobodyComes: 'stil: er komt niemand',
    nobodyCame: 'stil: er kwam niemand',
    toRoll: 'Alles is stil. Bij de volgende worp komt er niemand.',
  },
  hushed: (left) => `${left === 1 ? 'Stil' : `${left} keer stil`}: er komt niemand.`,
  saved: (saved, lost) => `Dorpelingen: ${saved} veilig, ${lost} weg.`,
  suggests: {
    light: (place) => `steek ${place} met de fakkel aan`,
    flood: (place) => `open de sluis naar ${place}`,
    roll: (place) => `rol het rotsblok naar ${place}`,
    point: (side) => `draai de wegwijzer naar ${side}`,
    switch: (side) => `zet de brug naar ${side} om`,
  },
  kinds: {
    pour: 'een vuur doven',
    recruit: 'een soldaat in dienst nemen',
    march: 'een soldaat laten marcheren',
    cast: 'je spreuk gebruiken',
  },
  acts: {
    pour: 'blussen',
    recruit: 'een soldaat in dienst nemen',
    march: 'een soldaat laten marcheren',
    cast: 'een spreuk gebruiken',
  },
  stir: {
    heading: 'Het bos roert zich',
    lights: (places, n) => `${capital(places)} ${n === 1 ? 'vat' : 'vatten'} vlam.`,
    burns: (places, n) => `${capital(places)} ${n === 1 ? 'brandt' : 'branden'} uit.`,
    goesOut: (places, n) =>
      `${n === 1 ? 'Het vuur' : 'De vuren'} op ${places} ${n === 1 ? 'dooft' : 'doven'}.`,
    scorches: (hearts) => `Het vuur kost de Eik ${countNoun(hearts, 'hart', 'harten')}.`,
    villager: (place) => `Op ${place} wordt een dorpeling meegenomen.`,
    drum: (place) => `De trom op ${place} klinkt. Er komt er nog één.`,
    grove: (place) => `Het bosje op ${place} valt en kost een hart.`,
    soldier: (place) => `Op ${place} valt een soldaat.`,
    wrecked: (tile, place) => `Een breker slaat ${tile} op ${place} kapot.`,
    hero: (name, place) => `Op ${place} ${verb(name, 'wordt', 'worden')} ${name} meegesleurd.`,
    lastGrove: (place) => `Het bosje op ${place} valt, en jullie verliezen het spel.`,
  },
}

export const expansionRefusals: ExpansionWords['refusals'] = {
  'cannot-burn': 'Die tegel vat nooit vlam, of brandt al.',
  'it-burns': 'Die tegel brandt.',
  'under-water': 'Die tegel staat onder water.',
  'no-water': 'De emmer is leeg: stap op een put of een rivier.',
  'no-fire-there': 'Daar brandt niets.',
  'not-downhill': 'Die tegel moet verder van de Eik liggen dan deze.',
  'points-so-already': 'De wegwijzer wijst al daarheen.',
  'switched-already': 'Dat heb je deze beurt al omgezet.',
  'bridge-is-raised': 'De brug op die weg is opgehaald.',
  'must-be-placed':
    'Een tegel met een trom of een donker bosje moet je leggen. Hij kan niet onder de stapel en je kunt hem niet wegruilen.',
  'no-barracks-here': 'Je kunt alleen op een kazerne soldaten in dienst nemen.',
  'too-many-soldiers': 'Hoogstens twee soldaten op een tegel, en vier in het bos.',
  'order-given': 'Je hebt deze beurt al een bevel gegeven.',
  'no-soldier-there': 'Daar staat geen soldaat.',
  'not-on-the-oak': 'Een soldaat mag over de Eik lopen, maar er niet blijven.',
  'monsters-in-the-way': 'Er staan monsters in de weg.',
  'nobody-to-take-along': 'Hier is geen dorpeling om mee te nemen.',
  'no-such-spell': 'Je held heeft die spreuk niet.',
  'tongue-tied': 'Door een vloek werken er geen krachten tot zijn diamant gebroken is.',
  'nothing-to-mend': 'Op die tegel is niets om te herstellen.',
}

export const expansionTips: ExpansionWords['tips'] = {
  fire: `De vlammen tellen de beurten van een ${strong('vuur')}. Dan brandt de tegel uit en vatten zijn buren vlam.`,
  bucket: `Je held heeft een volle ${strong('emmer')}. Naast een vuur kun je hem leeggieten. Dat is gratis.`,
  order: `${strong('Eén bevel')} per beurt is gratis: neem een soldaat in dienst of laat er een marcheren.`,
  villagers: `Breng de ${strong('dorpelingen')} naar de Eik. De tweede veilig geeft een hart, de tweede weg kost er een.`,
  drum: `Een ${strong('oorlogstrom')}: stappen er monsters op, dan komt er nog één. Na drie slagen is hij stuk.`,
  errand: `Breng het ${strong('voorwerp')} langs alle monsters naar het huis dat het wil. Op hun tegel ben je het kwijt.`,
  spell: `Je held heeft een ${strong('spreuk')}. Gebruik die wanneer je wilt, maar één keer. Bij je held staat wat ze doet.`,
}
