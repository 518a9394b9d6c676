import type { Messages } from '../messages.ts'

export const table: Messages['table'] = {
  name: 'De tafel',
}
