/** Values of the three default fields that the schema accepts. */
export const values = { name: 'Ada', email: 'ada@example.com', message: 'Hello!' };
