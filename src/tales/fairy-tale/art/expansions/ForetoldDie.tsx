import { Die, type DieFace } from '../../../../ui/art/index.ts'
import { INK, star } from '../../../../ui/art/svg.ts'

/** The next die, if it is known in advance, on a twelve-pointed star; `size` wide and centred at (0, 0) [R 66]. */
export const ForetoldDie = ({ face, size }: { face: DieFace; size: number }) => (
  <g transform={`scale(${size / 92})`} data-foretold={face}>
    <path d={star(0, 0, 12, 46, 38)} fill="#DCD2EE" stroke={INK} strokeWidth={2.2} strokeLinejoin="round" />
    <Die face={face} size={40} raised />
  </g>
)
