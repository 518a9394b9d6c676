import { counted, inWords } from '../../../../ui/text/nl/numbers.ts'
import type { Messages } from '../messages.ts'

const actions = (count: number) => counted(count, 'actie', 'acties')

export const refusals: Messages['refusals'] = {
  'game-over': () => 'Het verhaal is uit.',
  'muster-first': () => 'Eerst moeten alle legers worden opgesteld.',
  'not-your-city': () => 'Een leger begint bij de eigen stad.',
  'mustered-already': () => 'Alle legers zijn al opgesteld.',
  'roll-first': () => 'Gooi eerst de dobbelsteen.',
  'rolled-already': () => 'Je hebt al gegooid.',
  'no-actions-left': ({ price }) => `Dat kost ${actions(price)}, en zoveel heb je er niet meer.`,
  'no-room': ({ short }) => `Daar staat een leger; met ${actions(short)} meer kom je erlangs.`,
  'would-waste': ({ left }) => `Je leger houdt dan ${actions(left)} over en kan daar niets mee.`,
  'must-march-on': () => 'Je leger trekt langs een ander: hier kan het alleen verder marcheren.',
  'turned-already': () => 'Je leger is deze beurt al omgekeerd.',
  'fort-stands-here': () => 'Hier staat al een fort.',
  'fallen-country': () => 'Dit land is gevallen: hier wordt niets meer gebouwd.',
  'no-fort-left': () => 'Al je vijf forten staan ergens. Haal er eerst een naar huis.',
  'no-fort-here': () => 'Hier staat geen fort.',
  'built-this-turn': () => 'Je hebt het deze beurt gebouwd, dus het blijft tot de volgende staan.',
  'actions-left': ({ usable }) =>
    `Alle acties moeten worden gebruikt, en dat kan met ${inWords(usable)} nog.`,
}
