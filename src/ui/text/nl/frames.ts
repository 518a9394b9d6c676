import type { Messages } from '../messages.ts'

export const frames: Messages['frames'] = {
  log: {
    heading: 'Tot nu toe',
    empty: 'Het verhaal is nog niet begonnen.',
    explain: 'Waarom?',
  },
}
