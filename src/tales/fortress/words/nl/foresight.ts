import { strong } from '../../../../ui/text/emphasis.ts'
import { hintWords } from '../../../../ui/text/nl/hints.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/nl/numbers.ts'
import type { Messages } from '../messages.ts'
import { bots } from './base.ts'

export const foresight: Messages['foresight'] = {
  reasons: {
    'kills-and-lives': 'doodt en leeft',
    lives: 'leeft',
    kills: 'doodt',
    weakest: 'de zwakste',
  },
  fates: { fells: 'velt hem, ongedeerd', trades: 'beiden vallen', falls: 'valt', nothing: 'niemand valt' },
  whoMeets: (name) => `Wie tegen ${name}?`,
  about: (power, toughness, free) =>
    `Kracht ${power}, taaiheid ${toughness}. ${capital(countNoun(free, 'verdediger is', 'verdedigers zijn'))} vrij.`,
  killsIt: 'doodt hem',
  lives: 'leeft',
  yes: 'ja',
  no: 'nee',
  nobody: 'niemand',
  step: (reason, who) => `${reason}: ${who}`,
  chosen: (who) => `${capital(who)} komt.`,
  ties: {
    'kills-and-lives': 'De zwakste van hen komt:',
    lives: 'De minst taaie van hen komt:',
    kills: 'Die met de minste kracht komt:',
    weakest: 'Niemand doodt hem of blijft leven. De zwakste komt:',
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
    `Volgende beurt bestorm je de poort met ${total}${mayDie ? ', als je dan nog leeft' : ''}. Kans: ${victory} minstens een overwinning, ${best} totaal.`,

  assault: 'De bestorming',
  results: {
    'total-victory': 'totaal',
    'convincing-victory': 'overtuigend',
    victory: 'overwinning',
    draw: 'gelijk',
    'driven-out': 'verdreven',
  },
  atNow: 'zoals het nu is',
  atColumn: 'als je nu vecht',
  atAimed: (name) => `met ${name}`,
  atCast: (name) => `en ${name}`,
  odds: (parts) => parts.join(', '),
  part: (word, share) => `${word} ${share}`,
  inAll: (total) => `totaal ${total}`,
  key: 'Wat de kleuren betekenen',

  nights: 'De volgende nachten',
  night: (count) => countNoun(count, 'nacht', 'nachten'),
  nightsHow: 'je kans om ze te overleven',
  nightSaid: (count, share, mean) =>
    `${countNoun(count, 'nacht', 'nachten')}: ${share}, met gemiddeld ${mean} leven over`,
  share: (percent) => `${percent} %`,

  ahead: {
    heading: 'Hoe het gaat',
    lasts: (nights) => `Je kaars brandt nog ongeveer ${strong(countNoun(nights, 'nacht', 'nachten'))}.`,
    lastsBarely: 'Misschien brandt je kaars vannacht op.',
    fells: 'Wie van jou wie kan vellen',
    none: 'niemand',
    falls: (defender, to) => `${capital(defender)}: ${to}`,
  },
  felledBy: (who) =>
    `Van jou valt hij voor ${new Intl.ListFormat('nl', { type: 'disjunction' }).format(who)}.`,
  crown: (name) => `${capital(name)} draagt een kroon: niemand van jou kan hem vellen.`,
  crownWheel: 'Het Wiel van de scharensliep wel, met de juiste voorop.',
  crownNone: 'Je kunt het alleen uitzitten.',
  warnings: {
    heading: 'Pas op',
    death: 'Elke worp vannacht is het einde.',
    maybeDeath: (share) => `Vannacht kan het einde zijn: ${share}.`,
    assaultTooLate: 'Als je de nacht niet overleeft, komt er geen bestorming.',
  },
}

export const hints: Messages['hints'] = {
  ...hintWords(bots.names),
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
      `Dan is er niemand over. Volgende beurt bestorm je de poort met ${total}${mayDie ? ', als je dan nog leeft' : ''}.`,
    waits: 'Laat de laatste verdediger staan: je leger groeit.',
    free: 'Het eerste land van een beurt kost geen leven.',
    grows: (total) => `Je leger groeit tot ${total}.`,
  },
}
