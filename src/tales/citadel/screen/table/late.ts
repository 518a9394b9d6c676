// What nobody sees in the table's first moment comes when it stands. What is asked meanwhile waits in the stores.

/** Whether all agree to go back further. */
export { AGREE } from '../../../../ui/frames/taking-back/Agreeing.tsx'
