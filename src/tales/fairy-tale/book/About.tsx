import { useMessages } from '../words/useMessages.ts'

/** What the tale is about, in one line. */
export const About = () => useMessages().shelf.about['fairy-tale']
