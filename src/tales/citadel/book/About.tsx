import { useBook } from '../words/useBook.ts'

/** What the tale is about, in one line. */
export const About = () => <>{useBook().about}</>
