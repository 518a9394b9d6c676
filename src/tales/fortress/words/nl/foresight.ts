import { strong } from '../../../../ui/text/emphasis.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/nl/numbers.ts'
import type { Messages } from '../messages.ts'

export const foresight: Messages['foresight'] = {
  reasons: {
    'kills-and-lives': 'doodt en leeft',
    lives: 'leeft',
    kills: 'doodt',
    weakest: 'de zwakste',
  },
  fates: { fells: 'velt hem, ongedeerd', trades: 'beiden vallen', falls: 'valt', nothing: 'niemand valt' },
  whoMeets: (name) => `Wie treft ${name}?`,
  about: (power, toughness, free) =>
    `Kracht ${power}, taaiheid ${toughness}. ${capital(countNoun(free, 'verdediger is', 'verdedigers zijn'))} vrij.`,
  killsIt: 'doodt hem',
  lives: 'leeft',
  yes: 'ja',
  no: 'nee',
  nobody: 'niemand',
  step: (reason, who) => `${reason}: ${who}`,
  chosen: (who) => `Dus komt ${who}.`,
  ties: {
    'kills-and-lives': 'Van hen komt de zwakste:',
    lives: 'Van hen komt de minst taaie:',
    kills: 'Van hen komt wie de minste kracht heeft:',
    weakest: 'Niemand doodt hem of blijft leven, dus komt de zwakste:',
  },
  price: (cost, need) =>
    `Kost ${countNoun(cost, 'land', 'landen')}${need ? `, vraagt ${need.count} van ${need.kind}` : ''}.`,
  only: 'Er is er maar één over:',
  fallBoth: 'Beiden vallen.',
  fallsAttacker: (name) => `${capital(name)} valt.`,
  fallsDefender: (name) => `${capital(name)} valt, en de jouwe is ongedeerd.`,
  fallsNobody: 'Niemand valt.',

  fightNow: 'Vecht nu:',
  withOne: (name) => `Met ${name}:`,
  sum: (slain, falls, left, total) =>
    `${slain} geveld, ${falls === 0 ? 'geen valt' : `${falls} ${falls === 1 ? 'valt' : 'vallen'}`}, ${left} ${left === 1 ? 'blijft' : 'blijven'}; totaal ${total}`,
  lastFalls: (total, victory, best, mayDie) =>
    `Hierna komt volgende beurt de bestorming${mayDie ? ', als je dan nog leeft' : ''}, met ${total}: ${victory} minstens een overwinning, ${best} totaal.`,

  assault: 'De bestorming',
  results: {
    'total-victory': 'totaal',
    'convincing-victory': 'overtuigend',
    victory: 'overwinning',
    draw: 'gelijk',
    'driven-out': 'verdreven',
  },
  atNow: 'zoals je staat',
  atColumn: 'als je nu vecht',
  atAimed: (name) => `met ${name}`,
  atCast: (name) => `en ${name}`,
  odds: (parts) => parts.join(', '),
  part: (word, share) => `${word} ${share}`,
  inAll: (total) => `totaal ${total}`,
  key: 'Wat de kleuren betekenen',

  nights: 'Nachten die komen',
  night: (count) => countNoun(count, 'nacht', 'nachten'),
  nightsHow: 'je kans om ze te overleven',
  nightSaid: (count, share, mean) =>
    `${countNoun(count, 'nacht', 'nachten')}: ${share}, met gemiddeld ${mean} leven over`,
  share: (percent) => `${percent} %`,

  ahead: {
    heading: 'Hoe het staat',
    lasts: (nights) => `Je kaars brandt nog ongeveer ${strong(countNoun(nights, 'nacht', 'nachten'))}.`,
    lastsBarely: 'Misschien haalt je kaars de volgende nacht niet.',
    fells: 'Wie van jou wie kan vellen',
    none: 'niemand',
    falls: (defender, to) => `${capital(defender)}: ${to}`,
  },
  felledBy: (who) =>
    `Van wie je nog hebt, valt hij voor ${new Intl.ListFormat('nl', { type: 'disjunction' }).format(who)}.`,
  crown: (name) => `${capital(name)} draagt een kroon: niemand die je nog hebt, kan hem vellen.`,
  crownWheel: 'Het Wiel van de scharensliep wel, met de juiste voorop.',
  crownNone: 'Er zit niets anders op dan het uitzitten.',
  warnings: {
    heading: 'Pas op',
    death: 'Vannacht is elke worp je einde.',
    maybeDeath: (share) => `Vannacht is met ${share} je einde.`,
    assaultTooLate: 'Als de nacht je einde is, komt er geen bestorming.',
  },
}

export const hints: Messages['hints'] = {
  title: { captain: 'De raad van de Kapitein', page: 'De raad van de Page' },
  thinking: 'De Kapitein denkt na…',
  close: 'Leg de raad weg',
  would: (actions) => `Ik zou ${actions}.`,
  thenAfter: ', en dan ',
  keep: 'deze hand houden',
  redraw: 'zeven andere trekken',
  again: 'opnieuw belegeren',
  yield: 'opgeven',
  lay: (land) => `een ${land} leggen`,
  cast: (name) => `${name} roepen`,
  send: (name) => `${name} sturen`,
  fight: 'vechten',
  assault: 'de poort bestormen',
  end: 'de beurt beëindigen',
  'give-up': 'opgeven',
  because: {
    slays: (slain, falls) =>
      `Dat velt er ${inWords(slain)}, en ${falls === 0 ? 'van jou valt niemand' : `van jou ${falls === 1 ? 'valt' : 'vallen'} er ${inWords(falls)}`}.`,
    lastFalls: (total, mayDie) =>
      `Dan is er niemand over: volgende beurt komt de bestorming${mayDie ? ', als je dan nog leeft' : ''}, met ${total}.`,
    waits: 'De laatste verdediger mag blijven leven terwijl je leger groeit.',
    free: 'Het eerste land van een beurt kost geen leven.',
    grows: (total) => `Je leger komt op ${total}.`,
  },
}
