import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/thanks')({ component: () => <h1>Thanks</h1> });
