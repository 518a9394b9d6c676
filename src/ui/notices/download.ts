/** How long the object URL stays valid, in milliseconds: some browsers read it only after the player has named the file. */
const SAVING_MS = 60_000

/** Saves a text or a picture as a file. Nothing leaves the machine. */
export function download(what: string | Blob, fileName: string): void {
  const url = URL.createObjectURL(
    typeof what === 'string' ? new Blob([what], { type: 'application/json' }) : what,
  )
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), SAVING_MS)
}
