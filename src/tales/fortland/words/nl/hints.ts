import type { Messages } from '../messages.ts'

export const hints: Messages['hints'] = {
  title: { guardian: 'De raad van de Wachter', apprentice: 'De raad van de Leerling' },
  thinking: 'De Wachter denkt na…',
  close: 'Leg de raad weg',
  would: (actions) => `Ik zou ${actions}.`,
  thenAfter: ', dan ',
  muster: (space) => `opstellen bij ${space}`,
  roll: 'de dobbelsteen gooien',
  march: (to) => `naar ${to} marcheren`,
  turn: 'omkeren',
  besiege: (place) => `${place} belegeren`,
  fortify: (place) => `${place} versterken`,
  tear: (place) => `het fort afbreken bij ${place}`,
  home: (place) => `je fort weghalen bij ${place}`,
  end: 'de beurt beëindigen',

  because: {
    wins: 'Daarmee win je.',
    fells: (who) => `${who} valt.`,
    besieges: (who, free) =>
      free === 1 ? `${who} heeft dan nog één plaats vrij.` : `${who} heeft dan minder plaatsen vrij.`,
    frees: (place) => `Het bevrijdt ${place}.`,
    safer: 'Minder worpen kunnen je dan kwaad doen.',
    walls: (place) => `Een muur houdt ${place} vrij.`,
    roll: 'Vóór de worp kan er niets.',
    muster: 'Van daar kom je met de eerste worpen het verst.',
    quiet: 'Niets kan meteen worden gewonnen of verloren: hij kijkt verder vooruit.',
  },
}
