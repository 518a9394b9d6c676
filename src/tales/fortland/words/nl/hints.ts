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
    survives: 'De kans dat je valt vóór je volgende beurt is dan kleiner.',
    safer: (place) => `Minder worpen kunnen dan ${place} belegeren.`,
    walls: (place) => `Een muur houdt ${place} vrij.`,
    roll: 'Vóór de worp kan er niets.',
    muster: 'Elk van beide vakken is goed: vóór de eerste worp valt er niets te wegen.',
    quiet: 'Het nut blijkt later: de Wachter kijkt verder vooruit.',
  },
}
