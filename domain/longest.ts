// How many characters a field takes at most: for the schemas that judge it, and for the forms that warn before.
export const longest = { name: 120, email: 254, phone: 32, line: 200, text: 5000 };
