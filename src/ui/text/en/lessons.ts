/** What the first lessons of every tale say. */
export const lessons = {
  title: 'First lessons',
  /** Each lesson by its number, for the buttons that lead there. */
  numbers: (n: number, name: string) => `Lesson ${n}: ${name}`,
  again: 'Once more',
  next: 'Next lesson',
  /** The rules forbid it; what they say comes first. */
  refused: (why: string) => `${why} Try once more.`,
}
