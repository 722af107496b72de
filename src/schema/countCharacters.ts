/** Length in code points, as people count characters more nearly than UTF-16 units do. */
export function countCharacters(text: string): number {
  return [...text].length;
}
