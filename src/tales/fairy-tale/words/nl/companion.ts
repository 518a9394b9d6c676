import { capital, inWords } from '../../../../ui/text/nl/numbers.ts'
import type { CompanionWords } from '../companion.ts'

export const companion: CompanionWords = {
  name: 'Jouw held',
  at: (place) => `bij ${place}`,
  actions: 'Wat je kunt doen',
  cannot: {
    walk: 'Er is geen open weg om te lopen.',
    expand: 'Je kunt nu geen tegel leggen.',
    remove: 'Er is geen monster waar je bij kunt.',
  },
  ifTheyRoll: 'Als zij gooien',
  toForest: 'Open de hele tafel',
  toHero: 'Terug naar mijn held',
  yourTurn: 'Jij bent aan de beurt.',

  wait: {
    name: 'Wat de anderen doen',
    now: 'Nu is aan de beurt:',
    asked: 'Nu wachten we op',
    does: {
      'new-monsters': 'gooit voor nieuwe monsters',
      action: 'loopt, bouwt en vecht',
      'monsters-move': 'kijkt hoe de monsters lopen',
      question: 'beantwoordt een vraag',
    },
    justNow: 'Net gebeurd',
    before: (turns) =>
      turns === 1 ? 'Nog één beurt, dan jij.' : `${capital(`nog ${inWords(turns)} beurten`)}, dan jij.`,
    queue: { name: 'De volgende beurten', now: 'nu', next: 'dan', later: 'daarna', you: 'jij' },
    hums: 'Hij zoemt als jij aan de beurt bent',
    humsWhile: 'zolang deze bladzijde open is',
    suggest: 'Iets voorstellen',
    suggestLater: 'Je kunt iets voorstellen als de nieuwe monsters er zijn.',
    forest: 'Het bos',
  },
}
