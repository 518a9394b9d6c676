import { strong } from '../../../../ui/text/emphasis.ts'
import type { TipWords } from '../tips.ts'

export const tips: TipWords = {
  store: `Je leger staat bij ${strong('een eigen fort')}: haal je het naar huis, dan geeft het twee acties bij een dorp, drie bij een stad.`,
  lastFree: `Een land heeft nog ${strong('één vrije plaats')}, met een rode rand: nog één fort daar, en het valt.`,
  ownLast: `Jij hebt nog ${strong('één vrije plaats')}. Een eigen fort erop is een muur: niemand anders kan er bouwen.`,
  pass: 'Je mag door een leger heen marcheren, maar daar niet stoppen: wat er niet langs kan, gaat niet.',
}
