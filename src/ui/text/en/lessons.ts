/** Words shared by the first lessons of all tales. */
export const lessons = {
  title: 'First lessons',
  /** Each lesson by its number, for the buttons that lead there. */
  numbers: (n: number, name: string) => `Lesson ${n}: ${name}`,
  again: 'Once more',
  next: 'Next lesson',
  /** After a refused action; `why` is the reason from the rules. */
  refused: (why: string) => `${why} Try once more.`,
}
