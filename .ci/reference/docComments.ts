import { ts } from 'ts-morph';

/** The text of a doc comment, and its `@default`. */
export function documentationOf(node: ts.Node): { description: string; default?: string } {
  const description = ts
    .getJSDocCommentsAndTags(node)
    .filter((part) => ts.isJSDoc(part))
    .map(({ comment }) => oneLine(ts.getTextOfJSDocComment(comment)))
    .join(' ');
  const [tag] = tagsOf(node, 'default');
  return tag === undefined ? { description } : { description, default: tag };
}

/** The texts of the tags with this name. */
export function tagsOf(node: ts.Node, name: string): string[] {
  return ts
    .getJSDocTags(node)
    .filter((tag) => tag.tagName.text === name)
    .map((tag) =>
      tag
        .getText()
        .replaceAll(/\n\s*\*/g, '\n')
        .replace(/^@\w+/, ''),
    )
    .map((text) => oneLine(text));
}

/** Joins the lines of a paragraph. Paragraphs and list items stay on lines of their own. */
function oneLine(text = ''): string {
  return text
    .replaceAll(/\n(?!\n|\s*- )\s*/g, ' ')
    .replaceAll(/ ?\n\s*/g, '\n')
    .replaceAll(/[ \t]+/g, ' ')
    .trim();
}

/** The name of a parameter. A destructured one has the name in its doc comment, if there is one. */
export function parameterName(parameter: ts.ParameterDeclaration): string {
  if (ts.isIdentifier(parameter.name)) return parameter.name.text.replace(/^_+/, '');
  const [tag] = ts.getJSDocParameterTags(parameter);
  return tag ? tag.name.getText() : 'options';
}
