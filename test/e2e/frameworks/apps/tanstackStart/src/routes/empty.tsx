import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/empty')({ component: () => <h1>Empty</h1> });
