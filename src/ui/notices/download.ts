/** Lets the browser save a text or a picture as a file; nothing leaves the machine. */
export function download(what: string | Blob, fileName: string): void {
  const url = URL.createObjectURL(
    typeof what === 'string' ? new Blob([what], { type: 'application/json' }) : what,
  )
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
