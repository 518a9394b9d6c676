/**
 * jsdom has no modal dialogs: lets them open, close and tell of it, so that what is in them can be tested.
 * That they keep the focus is the browser's work, and is tested in one.
 */
export function openableDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}
