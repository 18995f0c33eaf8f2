/** The key with which anybody may try the widget on a page of their own machine. */
export const testSiteKey = 'pk_test'
