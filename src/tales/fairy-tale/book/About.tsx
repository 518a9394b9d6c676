import { useBlurb } from '../words/useBlurb.ts'

/** What the tale is about, in one line. */
export const About = () => useBlurb().about
