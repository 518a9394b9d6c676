import { within } from '../../store/browser.ts'

/** The faces in which the game is written (fonts.css). */
const FACES = ['Bellefair', 'Handlee', 'Kavoon', 'Parisienne', 'Spicy Rice']

/** How long the first page waits for them, in milliseconds. They come with the program, so it is rarely long. */
const PATIENCE = 800

/** Resolves when all faces are there, or cannot be, or take too long: words in another face are better than none. */
export async function facesCome({ fonts }: Document = document): Promise<void> {
  await within(PATIENCE, Promise.allSettled(FACES.map((face) => fonts.load(`1em "${face}"`))))
}
