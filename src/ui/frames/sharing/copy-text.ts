/** Puts a text on the clipboard; false where the browser does not let us, as on a page that came by plain http. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
