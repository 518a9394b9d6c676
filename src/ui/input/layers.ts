/** An open layer over the page: a modal dialog, which the browser closes, or anything else that Escape dismisses. */
export type Layer = { dialog: HTMLDialogElement } | { dismiss(): void }

/** Open layers, the latest last. */
let layers: readonly Layer[] = []

let isDialogAsked = false

/** Adds a layer on top. Returns a function that removes it. */
export function addLayer(layer: Layer): () => void {
  layers = [...layers, layer]
  return () => {
    layers = layers.filter((one) => one !== layer)
  }
}

/** Returns the open modal dialogs, the topmost last. */
export const openDialogs = (): HTMLDialogElement[] =>
  layers.flatMap((layer) => ('dialog' in layer && layer.dialog.open ? [layer.dialog] : []))

/** Dismisses the top layer. Returns false if there is none, or if it is a dialog, which the browser closes. */
export function dismissTop(): boolean {
  const top = layers.findLast((layer) => !('dialog' in layer) || layer.dialog.open)
  if (!top || 'dialog' in top) return false
  top.dismiss()
  return true
}

/** Sets whether a dialog is requested. From then on keys are only for dialogs, even while its code still loads. */
export function expectDialog(isAsked: boolean): void {
  isDialogAsked = isAsked
}

export const isDialogOpen = (): boolean => isDialogAsked || openDialogs().length > 0
