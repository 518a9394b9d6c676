import type { Messages } from '../messages.ts'

export const rules: Messages['rules'] = {
  title: 'Zo speel je',
  breaths: [
    'Wie wegloopt laat een boom achter.',
    'Twee bomen maken er één van jullie bij.',
    'Hij loopt er drie, nooit tussen bomen.',
    'Wie er zeven heeft staan wint. Wie er geen heeft, heeft verloren.',
  ],
}
