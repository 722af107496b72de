import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { schemeOf, storybookThemes } from './colors.js';

addons.setConfig({ theme: storybookThemes[schemeOf('light dark')], sidebar: { showRoots: false } });

/** The toolbar's scheme also applies to Storybook itself. */
addons.register('scheme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    addons.setConfig({ theme: storybookThemes[schemeOf(globals['colorScheme'])] });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
