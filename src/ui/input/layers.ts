/** Something that lies over the page: a modal dialog, which the browser closes, or anything else that Escape puts away. */
export type Layer = { dialog: HTMLDialogElement } | { dismiss(): void }

/** In the order in which they were opened. */
let layers: readonly Layer[] = []

let isDialogAsked = false

/** Lays something on top, until the answer is called. */
export function addLayer(layer: Layer): () => void {
  layers = [...layers, layer]
  return () => {
    layers = layers.filter((one) => one !== layer)
  }
}

/** Modal dialogs that are open, the topmost last. */
export const openDialogs = (): HTMLDialogElement[] =>
  layers.flatMap((layer) => ('dialog' in layer && layer.dialog.open ? [layer.dialog] : []))

/** Puts away what lies on top; false if there is nothing, or a dialog, which the browser closes. */
export function dismissTop(): boolean {
  const top = layers.findLast((layer) => !('dialog' in layer) || layer.dialog.open)
  if (!top || 'dialog' in top) return false
  top.dismiss()
  return true
}

/** Says whether a dialog is asked for: keys are its own from then on, though it may not have come yet. */
export function expectDialog(isAsked: boolean): void {
  isDialogAsked = isAsked
}

export const isDialogOpen = (): boolean => isDialogAsked || openDialogs().length > 0
