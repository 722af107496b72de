/** The code of a story’s file as it would be in an app. */
export function appCode(code: string): string {
  return (
    code
      .replaceAll(/'(?:\.\.\/)+src\/(?:(\w+)\/)?index\.js'/g, (_, entry?: string) =>
        entry ? `'react-contact-kit/${entry}'` : "'react-contact-kit'",
      )
      // Stand-ins with the props of the design systems
      .replaceAll("'./shapes/mui.js'", "'@mui/material'")
      .replaceAll("'./shapes/mantine.js'", "'@mantine/core'")
      // The components of shadcn/ui, and those of the registry, which have a hyphen in their names
      .replaceAll(/'\.\.?\/(?:\w+\/)*(ui\/\w+|\w+-\w+)\.js'/g, "'@/components/$1'")
      .replaceAll(/'\.\.\/(?:\w+\/)*(\w+-\w+\.css)'/g, "'@/components/$1'")
      .replaceAll(/'\.\.?\/(?:\w+\/)*(\w+)\.js'/g, "'./$1'")
  );
}
