import { inWords } from '../../../../ui/text/nl/numbers.ts'
import type { Messages } from '../messages.ts'

/** Wat de Kapitein zou doen. */
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
