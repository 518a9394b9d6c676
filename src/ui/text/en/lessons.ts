/** Words shared by the first lessons of all tales. */
export const lessons = {
  title: 'First lessons',
  /** Labels of the buttons that open a lesson. */
  numbers: (n: number, name: string) => `Lesson ${n}: ${name}`,
  again: 'Once more',
  next: 'Next lesson',
  /** After a refused action; `why` is the reason from the rules. */
  refused: (why: string) => `${why} Try once more.`,
}
