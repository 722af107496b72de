import { zodResolver } from '@hookform/resolvers/zod';
import { createRhfForm } from './rhfFields.js';
import { schema } from './zodSchema.js';

export default createRhfForm(zodResolver(schema));
