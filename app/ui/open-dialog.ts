/** The uppermost dialog that is open: what is to be seen and heard then has to be in it, because all else is inert. */
export const openDialog = (): Element | undefined => [...document.querySelectorAll('dialog[open]')].at(-1);
