import { useOpen } from '../../page/open-tale.ts'

/** The address of an album of the open tale: of a kept game by its id, else of the one at the table; after so many moves. */
export function albumAddress(id: string | null = null, moves: number | null = null): string {
  const tale = useOpen.getState().id ?? ''
  const parts = id === null ? [] : moves === null ? [id] : [id, String(moves)]
  return ['', tale, 'album', ...parts].join('/')
}

/** Looks back through a game: the page follows the address, so that the browser finds the way back. */
export const toAlbum = (id: string | null = null, moves: number | null = null): void => {
  location.hash = albumAddress(id, moves)
}

/** From the album to whatever the open tale's game is at. */
export const toTable = (): void => {
  location.hash = `/${useOpen.getState().id ?? ''}`
}
