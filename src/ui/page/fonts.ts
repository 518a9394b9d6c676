import { within } from '../../store/browser.ts'

/** The font families of the app (fonts.css). */
const FACES = ['Bellefair', 'Handlee', 'Kavoon', 'Parisienne', 'Spicy Rice']

/** How long the first page waits for the fonts, in milliseconds. They are served with the app, so the wait is usually short. */
const PATIENCE = 800

/** Resolves when all fonts have loaded, failed, or timed out: text in a fallback font is better than none. */
export async function fontsLoaded({ fonts }: Document = document): Promise<void> {
  await within(PATIENCE, Promise.allSettled(FACES.map((face) => fonts.load(`1em "${face}"`))))
}
