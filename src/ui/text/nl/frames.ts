import type { Messages } from '../messages.ts'

export const frames: Messages['frames'] = {
  log: {
    heading: 'Tot nu toe',
    empty: 'Het verhaal is nog niet begonnen.',
    explain: 'Waarom?',
  },
  handover: {
    passes: 'nu gaat het verhaal naar',
    since: 'Sinds je vorige beurt',
    soFar: 'Tot nu toe',
    begins: 'Jouw beurt begint',
    ready: 'Ik ben zover',
    covered: 'De tafel is afgedekt.',
    onlyYou: (who) => `${who} is aan de beurt. Als er niemand meekijkt:`,
    look: 'Bekijk de tafel',
    back: 'Terug naar de kaart',
  },
  opens: {
    rules: 'Spelregels',
    settings: 'Instellingen',
  },
}
