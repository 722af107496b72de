import type { DetailsMessages } from '../DetailsMessages.js';
import { englishOfDetails } from '../englishOfDetails.js';

const en: DetailsMessages = {
  page: {
    heading: 'Contact us',
    introduction: 'Have a question? Write to us, and we will reply.',
  },
  ...englishOfDetails,
};

export default en;
