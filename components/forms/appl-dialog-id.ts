/** The dialog's id, by which any button of a page opens it. */
export const applDialogId = 'appl-dialog'
