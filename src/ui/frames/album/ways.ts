import { useOpenTale } from '../../page/open-tale.ts'

/** Returns the address of an album of the open tale: of a saved game, or without an id of the game at the table; at a number of moves. */
export function albumAddress(id: string | null = null, moves: number | null = null): string {
  const tale = useOpenTale.getState().id ?? ''
  const parts = id === null ? [] : moves === null ? [id] : [id, String(moves)]
  return ['', tale, 'album', ...parts].join('/')
}

/** Opens an album by its address, so that the browser's back button returns. */
export const toAlbum = (id: string | null = null, moves: number | null = null): void => {
  location.hash = albumAddress(id, moves)
}

/** Goes from the album to the open tale's table or cover. */
export const toTable = (): void => {
  location.hash = `/${useOpenTale.getState().id ?? ''}`
}
