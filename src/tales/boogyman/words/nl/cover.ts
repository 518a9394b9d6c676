import type { CoverWords } from '../messages.ts'

export const cover: CoverWords['cover'] = {
  begin: 'Begin',
  lessons: 'Eerste lessen',
}
