import type { CoverWords } from '../cover.ts'

/** Woorden van de instellingen die dit verhaal op zijn eigen manier leest, en van het opgeven. */
export const settings: CoverWords['settings'] = {
  foresight: 'Waarschuwingen',
  speed: 'De beurt van de monsters',
  rerolls: 'Aladdins wens om opnieuw te gooien',
  rerollsOf: { useful: 'Vraag het als het kan helpen', always: 'Vraag het altijd' },
  giveUpText: 'Het verhaal eindigt dan met verlies, voor iedereen aan tafel.',
  about: 'Een coöperatief spel voor een tot zes mensen rond één scherm. Het stuurt niets weg.',
}
