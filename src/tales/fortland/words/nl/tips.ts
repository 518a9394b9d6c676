import { strong } from '../../../../ui/text/emphasis.ts'
import type { TipWords } from '../tips.ts'

export const tips: TipWords = {
  store: `Je leger staat bij ${strong('een eigen fort')}. Haal het naar huis: een dorp geeft twee acties, een stad drie.`,
  lastFree: `Een land heeft nog ${strong('één vrije plaats')}, met een rode rand. Nog één fort daar, en het valt.`,
  ownLast: `Jij hebt nog ${strong('één vrije plaats')}. Bouw er je eigen fort: dan kan niemand anders er bouwen.`,
  pass: 'Je mag door een leger heen marcheren, maar daar niet stoppen. Je hebt genoeg acties nodig om erlangs te komen.',
}
