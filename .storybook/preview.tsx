import type { Decorator, Preview } from '@storybook/react-vite';
import '../src/styles.css';
import './preview.css';

const withColorScheme: Decorator = (Story, { globals }) => {
  document.documentElement.style.colorScheme = String(globals['colorScheme']);
  return <Story />;
};

const preview: Preview = {
  decorators: [withColorScheme],
  globalTypes: {
    colorScheme: {
      description: 'Colour scheme of the page',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        items: ['light', 'dark', 'light dark'],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { colorScheme: 'light' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    options: { storySort: { order: ['Contact page', 'Guide', 'Outcomes', 'Theming', 'API'] } },
  },
  tags: ['autodocs'],
};

export default preview;
